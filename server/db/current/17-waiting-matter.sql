-- Matters waiting for a seller. Each reader names kinds, so that the other parts of the union are never planned.
create or replace view waiting_matter as
select 'claim' as kind, order_claim.order_id as subject_id, order_head.organization_id, order_claim.created_at as since,
    order_claim.state, true as has_words
  from order_claim join order_head on order_head.id = order_claim.order_id
 where order_claim.state in ('waiting', 'promised')
union all
select 'question', id, organization_id, created_at, state, true from question where state = 'waiting'
union all
select 'review', id, organization_id, created_at, 'waiting', description <> '' from review where state = 'published' and answer is null
union all
select 'chat', id, organization_id, waiting_since, 'waiting', true from chat_thread where waiting_since is not null
union all
select 'request', id, organization_id, created_at, 'waiting', true from site_request where state = 'new';
comment on view waiting_matter is 'What waits for the answer of a seller and since when: claims about orders, questions, reviews, chats and requests of sites. A promised claim is decided and not yet made good.';
