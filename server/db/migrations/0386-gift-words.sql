-- Gifts are no goods of a farm: their words are neither typos of others nor beginnings of them.
insert into search_foreign (word) values
  ('подарок'), ('подарочек'), ('подарки'), ('подарочный'), ('сертификат'), ('карта'), ('карточка'), ('открытка'), ('сувенир'), ('сюрприз')
on conflict do nothing;
