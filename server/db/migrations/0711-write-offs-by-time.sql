-- outside a transaction
-- Write-offs of all sellers are few beside all movements of the stock.
drop index concurrently if exists stock_movement_written_off;
create index concurrently stock_movement_written_off on stock_movement (at) where cause in ('write-off', 'found');
