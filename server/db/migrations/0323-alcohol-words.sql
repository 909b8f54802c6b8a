-- Words of the rule that tells alcohol among everything that is sold.
alter table alcohol_word drop constraint alcohol_word_says_check,
  add constraint alcohol_word_says_check
    check (says in ('drink', 'preposition', 'without', 'strength', 'food', 'joining'));
comment on table alcohol_word is 'Words by which alcohol is known, in small letters, without the two dots of ё; without = how something begins that has none of it; food = names a thing that a drink is only the taste or the sort of; joining = stands between things that are sold together.';
delete from alcohol_word where word in ('винная', 'пивная', 'шприц') or word like '%ё%';
insert into alcohol_word (says, word) select 'drink', unnest(string_to_array(
  'винная карта,пивная карта,вин,винцо,винишко,пивко,пивка,водку,водочка,водочку,настоек,настоечка,наливок,наливочка,самогона,самогонка,самогонки,самогонку,самогончик,первач,первача,брага,браги,бражка,бражки,бормотуха,сивуха,горилка,горилки,хреновуха,хреновухи,перцовка,зубровка,клюковка,спирт,спирта,спиртные,арманьяк,бурбон,ракия,кагор,мадера,ламбруско,игристое,портер,эля,стаута,лагера,сидры,грог,пунш,медовуху,медовух,абсента,вермута,глинтвейна,кальвадоса,граппы,чачи,чачу,коньячок,хереса,портвейна,бехеровка,егермейстер,ликера,ликеров,самбука,лимончелло,rum,gin,tequila,cognac,brandy,liqueur,champagne,prosecco,moonshine,cider,whiskey,wines,ale,lager,stout,mead',
  ',')) on conflict do nothing;
insert into alcohol_word (says, word) select 'without', unnest(string_to_array('нулевк,безалк,б а,0 0,без спирт,без градус', ',')) on conflict do nothing;
insert into alcohol_word (says, word) select 'joining', unnest(string_to_array('и,да,или,плюс', ',')) on conflict do nothing;
insert into alcohol_word (says, word) select 'food', unnest(string_to_array(
  'ром баба,баба,бабка,уксус,дрожжи,сыр,сырок,сыра,конфеты,конфета,шоколад,трюфели,мармелад,зефир,пастила,торт,пирожное,пирог,кекс,печенье,пряник,пряники,мороженое,сироп,лимонад,чай,кофе,морс,квас,компот,напиток безалкогольный,варенье,джем,повидло,желе,соус,маринад,соль,специи,приправа,мята,виноград,яблоки,груша,томат,томаты,помидоры,семена,саженец,саженцы,рассада,цветы,роза,ваниль,колбаса,колбаски,сосиски,хлеб,булочка,мыло,свеча,шампунь,скраб,бокал для,бокалы,кружка,штопор,открывашка,бочка,бочонок,кувшин,графин,солод,хмель,набор специй,книга,дегустация,тур,экскурсия',
  ',')) on conflict do nothing;
