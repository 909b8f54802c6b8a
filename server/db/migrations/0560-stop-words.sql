-- Goods that nobody sells at the market, with the reason that the seller reads.
create table stop_word (
  phrase text primary key check (length(phrase) between 2 and 60),
  reason text not null check (reason in ('tobacco', 'drugs', 'medicine', 'weapons', 'wildlife', 'market')),
  staff_id integer
);
comment on table stop_word is 'One to four words in a row, in small letters, without the two dots of the letter yo; a trailing star of a word matches any ending.';
comment on column stop_word.staff_id is 'The person of the office who wrote it. Null = the release.';
insert into stop_word (phrase, reason) values
  ('сигарет*', 'tobacco'), ('сигарилл*', 'tobacco'), ('папирос*', 'tobacco'), ('махорк*', 'tobacco'), ('насвай*', 'tobacco'),
  ('снюс*', 'tobacco'), ('вейп*', 'tobacco'), ('никотин*', 'tobacco'), ('кальянн* табак*', 'tobacco'), ('табак для кальяна', 'tobacco'),
  ('трубочн* табак*', 'tobacco'), ('табак трубочн*', 'tobacco'), ('курительн* табак*', 'tobacco'), ('табак курительн*', 'tobacco'),
  ('марихуан*', 'drugs'), ('каннабис*', 'drugs'), ('гашиш*', 'drugs'), ('псилоцибин*', 'drugs'), ('маков* соломк*', 'drugs'),
  ('антибиотик в таблетках', 'medicine'), ('лечит рак', 'medicine'), ('вылечит рак', 'medicine'), ('излечивает рак', 'medicine'),
  ('лечит диабет', 'medicine'), ('вылечит диабет', 'medicine'), ('рецептурн* препарат*', 'medicine'), ('виагр*', 'medicine'),
  ('огнестрельн*', 'weapons'), ('боеприпас*', 'weapons'), ('охотничьи патроны', 'weapons'), ('патроны охотничьи', 'weapons'), ('порох дымный', 'weapons'),
  ('медвеж* желч*', 'wildlife'), ('желчь медвеж*', 'wildlife'), ('стру* кабарги', 'wildlife'), ('рог сайгака', 'wildlife'), ('рога сайгака', 'wildlife'), ('чучел* совы', 'wildlife');
