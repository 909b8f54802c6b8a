create or replace view report_cohort as
select customer_id, order_id, date_trunc('month', day::timestamp)::date as month,
    min(date_trunc('month', day::timestamp)::date) over (partition by customer_id) as first_month,
    row_number() over (partition by customer_id order by ended_at, order_id) as turn,
    row_number() over (partition by customer_id, date_trunc('month', day::timestamp) order by ended_at, order_id) as turn_of_month
  from report_order where is_sold and trade <> 'plan';
comment on view report_cohort is 'Sold orders of each customer in their order; subscriptions are left out, because nobody decides on their next month.
customer_id, order_id: the customer and the order. month: first day of the month in which it ended.
first_month: first day of the month of the customer''s first order, which is the cohort.
turn, turn_of_month: 1 = the first order of the customer, of the customer in this month.';
