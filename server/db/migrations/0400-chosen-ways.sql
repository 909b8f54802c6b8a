-- A stand, a place or a day chosen on a shelf stays with the line of the cart.
alter table cart_line add column chosen_way jsonb;
comment on column cart_line.chosen_way is 'How the goods are wanted: the method, the trade place and the day; null = nothing was chosen.';
