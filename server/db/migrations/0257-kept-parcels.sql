alter table shipment add column kept_until date;
comment on column shipment.kept_until is 'The last day the carrier keeps it at its point for nothing, by the calendar of that place; null = not told.';
