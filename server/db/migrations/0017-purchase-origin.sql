alter table purchase add column origin text;
comment on column purchase.origin is 'Address of the seller''s own site it was made on, where banks lead the shopper back; null = the marketplace.';
