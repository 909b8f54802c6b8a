-- An order that is paid outside the shop may be paid online instead; when that money does not come, it is paid as before.
alter table shop_order add column fallback_method text
  check (fallback_method in ('urozhaj', 'banktransfer', 'cashondelivery'));
