-- Further words whose stem is another word's (raw is not cheese, green is not greens, boiled is not jam), and wishes of two words.
insert into search_homonym (word, instead) values
  ('сырого', 'нетермообработанного'), ('сырому', 'нетермообработанному'), ('сырым', 'нетермообработанным'),
  ('сырых', 'нетермообработанных'), ('сырую', 'нетермообработанную'), ('сырыми', 'нетермообработанными'),
  ('зеленый', 'зеленоватый'), ('зеленая', 'зеленоватая'), ('зеленое', 'зеленоватое'), ('зеленые', 'зеленоватые'),
  ('зеленого', 'зеленоватого'), ('зеленой', 'зеленоватой'), ('зеленую', 'зеленоватую'), ('зеленых', 'зеленоватых'),
  ('вареный', 'отварной'), ('вареная', 'отварная'), ('вареное', 'отварное'), ('вареные', 'отварные'),
  ('вареной', 'отварной'), ('вареную', 'отварную'), ('вареного', 'отварного'), ('вареных', 'отварных'),
  ('копчено-вареная', 'копченая отварная'), ('копчено-вареный', 'копченый отварной'), ('варено-копченая', 'копченая отварная')
on conflict do nothing;

insert into search_intent (pattern, title, rule, claim) values
  ('детск* питани*', 'детское питание', '''in:15''', null),
  ('красн* икр*', 'красная икра', '''икр'' & (''нерк'' | ''горбуш'' | ''кет'' | ''чавыч'' | ''кижуч'' | ''лосос'')', null),
  ('день рождени*', 'на день рождения', '''торт'' | ''пирог''', null),
  ('дню рождени*', 'ко дню рождения', '''торт'' | ''пирог''', null),
  ('к пиву', 'к пиву', '''вялен'' & ''in:3'' | ''снек'' | ''чипс'' | ''джерк''', null)
on conflict do nothing;

-- there is no pasta here, and its word begins like that of pastila
delete from search_synonym where (word, means) in (
  ('макароны', 'паста'));
insert into search_synonym (word, means, is_mutual) values
  ('макароны', 'лапша', false),
  ('семга', 'форель', false)
on conflict do nothing;

-- cards are due for a rebuild, and their search vectors with them
update product_card set prices_change_at = shop_now();
