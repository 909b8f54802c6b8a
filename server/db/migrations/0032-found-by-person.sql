-- What is looked up by a person and was found by reading the whole table.
create index cart_line_by_member on cart_line (member_id) where member_id is not null;
create index bonus_promise_by_customer on bonus_promise (customer_id);
