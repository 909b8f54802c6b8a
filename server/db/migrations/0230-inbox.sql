-- What waits for a seller's answer is found by its age, and what is said often is kept ready.
alter table chat_thread
  add column waiting_since timestamptz,
  add column spoken_at timestamptz;
comment on column chat_thread.waiting_since is 'The first message of the customer that nobody of the seller has answered, nor said to need no answer; null = none waits.';
comment on column chat_thread.spoken_at is 'When the last message was written; null = nothing was said yet.';

update chat_thread set spoken_at = chat_message.created_at
  from chat_message where chat_message.id = chat_thread.last_message_id;
with answered as (
  select thread_id, max(id) as upto from chat_message where sender = 'seller' and not generated_by_ai group by thread_id
), waiting as (
  select chat_message.thread_id, min(chat_message.created_at) as since
    from chat_message left join answered on answered.thread_id = chat_message.thread_id
   where sender = 'customer' and status <> 'deleted' and chat_message.id > coalesce(answered.upto, 0)
   group by chat_message.thread_id
)
update chat_thread set waiting_since = waiting.since
  from waiting where waiting.thread_id = chat_thread.id and not chat_thread.is_blocked;

create index chat_thread_waiting on chat_thread (organization_id, waiting_since, id) where waiting_since is not null;
create index chat_thread_answered on chat_thread (organization_id, spoken_at desc, id desc)
  where waiting_since is null and spoken_at is not null;
create index review_answered on review (organization_id, answered_at desc, id desc) where answer is not null;
create index question_answered on question (organization_id, answered_at desc, id desc) where state = 'answered';

create table ready_reply (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
comment on table ready_reply is 'What a seller answers often: put into the field of an answer and changed there.';
comment on column ready_reply.text is 'A word in braces stands for the first name of whoever is answered.';
create index ready_reply_seller on ready_reply (organization_id, id);
