-- outside a transaction
-- Write-offs of all sellers are few beside all movements of the stock.
create index concurrently if not exists stock_movement_written_off on stock_movement (at) where cause in ('write-off', 'found');
