import journal from './meta/_journal.json';
import m0000 from './0000_messages.sql';
import m0001 from './0001_messages_fts.sql';
import m0002 from './0002_message_changes.sql';
import m0003 from './0003_kept_contexts.sql';
import m0004 from './0004_continuity.sql';
import m0005 from './0005_context_makers.sql';
import m0006 from './0006_episodes_traits_learning.sql';
import m0007 from './0007_index_version.sql';
import m0008 from './0008_message_facts.sql';
import m0009 from './0009_erased_items.sql';
import m0010 from './0010_job_losses.sql';
import m0011 from './0011_notes_moved.sql';
import m0012 from './0012_message_options.sql';
import m0013 from './0013_message_vectors.sql';
import m0014 from './0014_message_reach.sql';

  export default {
    journal,
    migrations: {
      m0000,
m0001,
m0002,
m0003,
m0004,
m0005,
m0006,
m0007,
m0008,
m0009,
m0010,
m0011,
m0012,
m0013,
m0014
    }
  }
  