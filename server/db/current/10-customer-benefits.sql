create or replace view customer_benefits as
select customer_contact.id as customer_id,
    coalesce(month.granted + month.returned - month.used, 0) as free_deliveries,
    coalesce(bonus_account.balance::integer, 0) as bonus_balance
  from customer_contact
  left join subscription_month as month on month.customer_id = customer_contact.id and month.is_current
  left join bonus_account on bonus_account.customer_id = customer_contact.id;
comment on view customer_benefits is 'What a customer has to spend: free deliveries of the current month, and bonuses.';
