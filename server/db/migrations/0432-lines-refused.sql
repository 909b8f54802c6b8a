-- Lines that the customer did not take at the door.
alter table order_change drop constraint order_change_kind_check,
  add constraint order_change_kind_check
    check (kind in ('weigh', 'replace', 'cancelLine', 'refuseLine', 'edit', 'delivery', 'cancelPlaces', 'endTerm', 'claim'))
    not valid;
