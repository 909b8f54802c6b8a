-- Words of the rule that tells an offer of alcohol from a story about it, and a tasting from a bottle.
alter table alcohol_word drop constraint alcohol_word_says_check,
  add constraint alcohol_word_says_check check (says in (
    'drink', 'preposition', 'without', 'strength', 'food', 'joining', 'sale', 'negation', 'event', 'container'));
comment on table alcohol_word is 'Words by which alcohol is known, in small letters, without the two dots of the letter yo; without = how something begins that has none of it; food = names a thing that a drink is only the taste or the sort of; joining = stands between things that are sold together; sale, event = how words begin that offer something or name what people come to; container = measures a drink that is taken away; negation = after it nothing is offered.';
delete from alcohol_word where says = 'food' and word in
  ('дегустация', 'тур', 'экскурсия');
insert into alcohol_word (says, word) values
  ('drink', 'наливку'), ('drink', 'настойку'), ('drink', 'брагу'), ('drink', 'бражку'), ('drink', 'сивуху'), ('drink', 'горилку'), ('drink', 'перцовку'), ('drink', 'хреновуху'), ('drink', 'зубровку'), ('drink', 'граппу'), ('drink', 'текилу'), ('drink', 'мадеру'), ('drink', 'самогоном'), ('drink', 'игристого'),
  ('sale', 'прода'), ('sale', 'купи'), ('sale', 'покупа'), ('sale', 'заказ'), ('sale', 'закаж'), ('sale', 'достав'), ('sale', 'привез'), ('sale', 'отправ'), ('sale', 'цена'), ('sale', 'цене'), ('sale', 'руб'), ('sale', 'скидк'), ('sale', 'акци'), ('sale', 'налич'), ('sale', 'самовывоз'),
  ('negation', 'не'), ('negation', 'нельзя'), ('negation', 'без'), ('negation', 'никогда'),
  ('event', 'дегустац'), ('event', 'тур'), ('event', 'экскурс'), ('event', 'поездк'), ('event', 'прогулк'), ('event', 'знакомств'), ('event', 'лекци'), ('event', 'мастер'), ('event', 'урок'), ('event', 'праздник'), ('event', 'фестивал'), ('event', 'визит'), ('event', 'бокал'), ('event', 'угощ'), ('event', 'попроб'),
  ('container', 'бутылка'), ('container', 'бутылки'), ('container', 'бутылку'), ('container', 'бутылок'), ('container', 'бутылочка'), ('container', 'литр'), ('container', 'литра'), ('container', 'литров'), ('container', 'л'), ('container', 'мл'), ('container', 'ящик'), ('container', 'ящика'), ('container', 'бочонок'), ('container', 'канистра'), ('container', 'навынос'), ('container', 'розлив'), ('container', 'разлив')
  on conflict do nothing;
