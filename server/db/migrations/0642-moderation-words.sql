-- Words by which texts are held for the office, or only marked for it.
create table moderation_word (
  phrase text primary key check (length(phrase) between 2 and 60),
  is_held boolean not null,
  staff_id integer not null
);
comment on table moderation_word is 'One to four words in a row, normalized like those of stop_word; a trailing star of a word matches any ending.';
comment on column moderation_word.is_held is 'True = a text with the phrase is shown after a decision only; false = it is shown and waits for one.';
comment on column moderation_word.staff_id is 'The person of the office who wrote it.';
