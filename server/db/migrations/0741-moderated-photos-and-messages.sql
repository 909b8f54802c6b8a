-- Photos of reviews and messages of chats in the queue of the office. The checks are validated by the next migration,
-- which does not stop writers; a former check is implied by the new one.
alter table moderation_matter drop constraint moderation_matter_kind_check,
  drop constraint moderation_matter_subject_id_check,
  add constraint moderation_matter_kind_check
    check (kind in ('review', 'photo', 'answer', 'question', 'chat', 'post', 'page')) not valid,
  add constraint moderation_matter_subject_id_check check (length(subject_id) between 1 and 50) not valid;
alter table review add column hidden_photos text[] not null default '{}';
comment on column review.hidden_photos is 'Keys of photos that the office hides, or has not decided yet.';
alter table chat_message add column hidden_because text;
comment on column chat_message.hidden_because is 'Why the office hides the message. Null = it does not.';
