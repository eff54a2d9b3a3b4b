/**
 * Review and schedule: where each language of a page stands with its reviewers, acts that are due at a time, and until when
 * a page is to be looked at again. A mark names what a page said: approval holds for one mark, and a later change has another.
 */
export const flow = `
  CREATE TABLE flow_state (
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    state TEXT NOT NULL,
    mark TEXT NOT NULL,
    sent_by TEXT,
    sent_at TEXT,
    decided_by TEXT,
    decided_at TEXT,
    note TEXT,
    PRIMARY KEY (item_id, locale)
  ) WITHOUT ROWID;
  CREATE INDEX flow_by_state ON flow_state (state, sent_at);

  CREATE TABLE schedule (
    id TEXT PRIMARY KEY,
    act TEXT NOT NULL,
    item_id TEXT NOT NULL,
    locale TEXT NOT NULL,
    at TEXT NOT NULL,
    mark TEXT NOT NULL,
    author TEXT NOT NULL,
    note TEXT,
    state TEXT NOT NULL,
    reason TEXT,
    message TEXT,
    ended_at TEXT
  ) WITHOUT ROWID;
  CREATE INDEX schedule_due ON schedule (at) WHERE state = 'waiting';
  CREATE INDEX schedule_by_item ON schedule (item_id, locale);
  CREATE UNIQUE INDEX schedule_once ON schedule (item_id, locale, act) WHERE state = 'waiting';

  CREATE TABLE review_date (
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    owner TEXT,
    due TEXT,
    reviewed_at TEXT,
    reviewed_by TEXT,
    PRIMARY KEY (item_id, locale)
  ) WITHOUT ROWID;
  CREATE INDEX review_by_due ON review_date (due);
`;
