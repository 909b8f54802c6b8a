create or replace view loyalty_terms as
select organization_id, accrual_percent, max_share_percent from loyalty_program;
comment on view loyalty_terms is 'What a seller gives in bonuses, and what share of an order they may pay; a seller without a programme has no row.';
