/** What an item of a list begins with, and the space behind it. */
export const LIST_MARK = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/;

/** What an item, a heading or a quoted line begins with, and the space behind it. */
export const LINE_MARK = /^(?:[-*+>•]|#{1,6}|\d{1,3}[.)])\s+/;
