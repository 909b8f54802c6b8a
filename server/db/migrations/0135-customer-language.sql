-- The language a customer last chose: notices come in it.
alter table customer add column language text not null default 'ru' check (language in ('ru', 'en'));
