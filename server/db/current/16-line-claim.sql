create or replace view line_claim as
select id, order_id, order_line_id, kind, state, comment, refund, created_at from order_claim;
comment on view line_claim is 'A claim about a line of an order: what is wrong with it, how far it is decided, and what is given back.';
