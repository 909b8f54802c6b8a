-- Automatic answers of a thread are counted by the day.
create index chat_message_automatic on chat_message (thread_id, created_at) where generated_by_ai;
