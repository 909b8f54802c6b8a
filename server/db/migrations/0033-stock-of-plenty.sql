-- Goods without a counted shelf are promised without end: grams of many orders do not fit four bytes.
alter table stock
  alter column allocated type bigint,
  alter column held type bigint;
