-- Items waiting for a seller. Each query names kinds, so that the other parts of the union are never planned.
create or replace view waiting_matter as
select 'claim' as kind, line_claim.order_id as subject_id, order_head.organization_id, line_claim.created_at as since,
    line_claim.state, true as has_words, false as is_seen
  from line_claim join order_head on order_head.id = line_claim.order_id
 where line_claim.state in ('waiting', 'promised')
union all
select 'question', id, organization_id, created_at, state, true, false from question where state = 'waiting' and hidden_because is null
union all
select 'review', id, organization_id, created_at, 'waiting', description <> '', false from review where state = 'published' and answer is null
union all
select 'chat', id, organization_id, waiting_since, 'waiting', true,
    not exists (select from chat_message where thread_id = chat_thread.id and sender = 'customer' and status = 'sent') from chat_thread where waiting_since is not null
union all
select 'request', id, organization_id, created_at, 'waiting', true, false from site_request where state = 'new';
comment on view waiting_matter is 'What waits for the answer of a seller and since when: claims about orders, questions, reviews, chats and requests of sites. is_seen: a chat whose messages were read. A promised claim is decided and not yet made good.';
