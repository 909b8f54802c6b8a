-- Words of the rule that tells alcohol among everything that is sold.
alter table alcohol_word drop constraint alcohol_word_says_check,
  add constraint alcohol_word_says_check
    check (says in ('drink', 'preposition', 'without', 'strength', 'food', 'joining'));
comment on table alcohol_word is 'Words by which alcohol is known, in small letters, without the two dots of the letter yo; without = how something begins that has none of it; food = names a thing that a drink is only the taste or the sort of; joining = stands between things that are sold together.';
delete from alcohol_word where word like '%' || U&'\0451' || '%' or (says, word) in (
  ('drink', 'винная'), ('drink', 'пивная'), ('drink', 'шприц'));
insert into alcohol_word (says, word) values
  ('drink', 'винная карта'), ('drink', 'пивная карта'), ('drink', 'вин'), ('drink', 'винцо'), ('drink', 'винишко'), ('drink', 'пивко'), ('drink', 'пивка'), ('drink', 'водку'),
  ('drink', 'водочка'), ('drink', 'водочку'), ('drink', 'настоек'), ('drink', 'настоечка'), ('drink', 'наливок'), ('drink', 'наливочка'), ('drink', 'самогона'), ('drink', 'самогонка'),
  ('drink', 'самогонки'), ('drink', 'самогонку'), ('drink', 'самогончик'), ('drink', 'первач'), ('drink', 'первача'), ('drink', 'брага'), ('drink', 'браги'), ('drink', 'бражка'),
  ('drink', 'бражки'), ('drink', 'бормотуха'), ('drink', 'сивуха'), ('drink', 'горилка'), ('drink', 'горилки'), ('drink', 'хреновуха'), ('drink', 'хреновухи'), ('drink', 'перцовка'),
  ('drink', 'зубровка'), ('drink', 'клюковка'), ('drink', 'спирт'), ('drink', 'спирта'), ('drink', 'спиртные'), ('drink', 'арманьяк'), ('drink', 'бурбон'), ('drink', 'ракия'),
  ('drink', 'кагор'), ('drink', 'мадера'), ('drink', 'ламбруско'), ('drink', 'игристое'), ('drink', 'портер'), ('drink', 'эля'), ('drink', 'стаута'), ('drink', 'лагера'),
  ('drink', 'сидры'), ('drink', 'грог'), ('drink', 'пунш'), ('drink', 'медовуху'), ('drink', 'медовух'), ('drink', 'абсента'), ('drink', 'вермута'), ('drink', 'глинтвейна'),
  ('drink', 'кальвадоса'), ('drink', 'граппы'), ('drink', 'чачи'), ('drink', 'чачу'), ('drink', 'коньячок'), ('drink', 'хереса'), ('drink', 'портвейна'), ('drink', 'бехеровка'),
  ('drink', 'егермейстер'), ('drink', 'ликера'), ('drink', 'ликеров'), ('drink', 'самбука'), ('drink', 'лимончелло'), ('drink', 'rum'), ('drink', 'gin'), ('drink', 'tequila'),
  ('drink', 'cognac'), ('drink', 'brandy'), ('drink', 'liqueur'), ('drink', 'champagne'), ('drink', 'prosecco'), ('drink', 'moonshine'), ('drink', 'cider'), ('drink', 'whiskey'),
  ('drink', 'wines'), ('drink', 'ale'), ('drink', 'lager'), ('drink', 'stout'), ('drink', 'mead'),
  ('without', 'нулевк'), ('without', 'безалк'), ('without', 'б а'), ('without', '0 0'), ('without', 'без спирт'), ('without', 'без градус'),
  ('joining', 'и'), ('joining', 'да'), ('joining', 'или'), ('joining', 'плюс'),
  ('food', 'ром баба'), ('food', 'баба'), ('food', 'бабка'), ('food', 'уксус'), ('food', 'дрожжи'), ('food', 'сыр'), ('food', 'сырок'), ('food', 'сыра'),
  ('food', 'конфеты'), ('food', 'конфета'), ('food', 'шоколад'), ('food', 'трюфели'), ('food', 'мармелад'), ('food', 'зефир'), ('food', 'пастила'), ('food', 'торт'),
  ('food', 'пирожное'), ('food', 'пирог'), ('food', 'кекс'), ('food', 'печенье'), ('food', 'пряник'), ('food', 'пряники'), ('food', 'мороженое'), ('food', 'сироп'),
  ('food', 'лимонад'), ('food', 'чай'), ('food', 'кофе'), ('food', 'морс'), ('food', 'квас'), ('food', 'компот'), ('food', 'напиток безалкогольный'), ('food', 'варенье'),
  ('food', 'джем'), ('food', 'повидло'), ('food', 'желе'), ('food', 'соус'), ('food', 'маринад'), ('food', 'соль'), ('food', 'специи'), ('food', 'приправа'),
  ('food', 'мята'), ('food', 'виноград'), ('food', 'яблоки'), ('food', 'груша'), ('food', 'томат'), ('food', 'томаты'), ('food', 'помидоры'), ('food', 'семена'),
  ('food', 'саженец'), ('food', 'саженцы'), ('food', 'рассада'), ('food', 'цветы'), ('food', 'роза'), ('food', 'ваниль'), ('food', 'колбаса'), ('food', 'колбаски'),
  ('food', 'сосиски'), ('food', 'хлеб'), ('food', 'булочка'), ('food', 'мыло'), ('food', 'свеча'), ('food', 'шампунь'), ('food', 'скраб'), ('food', 'бокал для'),
  ('food', 'бокалы'), ('food', 'кружка'), ('food', 'штопор'), ('food', 'открывашка'), ('food', 'бочка'), ('food', 'бочонок'), ('food', 'кувшин'), ('food', 'графин'),
  ('food', 'солод'), ('food', 'хмель'), ('food', 'набор специй'), ('food', 'книга'), ('food', 'дегустация'), ('food', 'тур'), ('food', 'экскурсия')
  on conflict do nothing;
