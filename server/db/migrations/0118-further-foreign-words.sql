-- Right words that were taken for beginnings or typos of others: what is not sold here now, until some goods have the word.
insert into search_foreign (word) values
  ('манго'), ('ананас'), ('авокадо'), ('кокос'), ('киви'), ('маракуйя'), ('папайя'), ('корм')
on conflict do nothing;
