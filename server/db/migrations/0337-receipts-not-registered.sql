-- Receipts no register has are looked for every hour.
create index receipt_not_registered on receipt (created_at) where state <> 'registered';
