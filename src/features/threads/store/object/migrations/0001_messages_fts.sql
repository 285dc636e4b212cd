-- What messages are searched by: their terms as core makes and stems them, under the message's seq.
-- Contentless: the text itself is in `messages` and stands there once.
CREATE VIRTUAL TABLE `messages_fts` USING fts5(
	`terms`,
	content='',
	contentless_delete=1,
	tokenize='unicode61 remove_diacritics 0'
);
