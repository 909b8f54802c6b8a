-- A rating is computed from published reviews. There are none yet: what earlier demonstration data had is taken back.
do $$
begin
  if exists (select from organization where rating_count > 0) or exists (select from product where rating_count > 0) then
    update organization set rating_sum = 0, rating_count = 0;
    update product set rating_sum = 0, rating_count = 0;
    perform refresh_product_cards(null);
  end if;
end $$;
