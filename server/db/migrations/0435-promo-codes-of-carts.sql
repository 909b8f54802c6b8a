-- A promo code belongs to its cart: every tab and device of the cart's people knows it.
alter table cart add column promo_code text check (char_length(promo_code) between 1 and 60);
comment on column cart.promo_code is 'In capitals; its conditions are checked anew with every calculation. Null = none.';
