-- Cuisines of Siberia and of the Caucasus: restaurants of Buryatia and Dagestan had none of their own.
insert into kitchen (slug, title, image, hue, position) values
  ('kavkazskaya', 'Кавказская', 'food/flatbread.webp', 25, 17),
  ('sibirskaya', 'Сибирская', 'food/mushroom.webp', 200, 18)
on conflict do nothing;
