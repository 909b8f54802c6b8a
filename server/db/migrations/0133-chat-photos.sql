-- Photos in messages of a chat (spec 7.13). Keys in the archive of photos; a message may be photos without words.
alter table chat_message
  add column photos text[] not null default '{}' check (cardinality(photos) <= 4),
  add column has_photos boolean not null default false;
comment on column chat_message.photos is 'Keys in the archive of photos, in the order they were sent; none when it was deleted.';
comment on column chat_message.has_photos is 'It was sent with photos: stays when it is deleted, since photos are counted by the hour.';
alter table chat_message drop constraint chat_message_says_something;
alter table chat_message add constraint chat_message_says_something
  check ((status = 'deleted') = (text = '' and cardinality(photos) = 0)) not valid;
-- Messages with photos of one person are counted by the hour.
create index chat_message_photos on chat_message (thread_id, created_at) where has_photos;
create index chat_message_staff_photos on chat_message (staff_id, created_at) where has_photos;
