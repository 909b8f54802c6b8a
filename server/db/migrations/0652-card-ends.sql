alter table payment add column card_end text;
comment on column payment.card_end is 'Last four digits of the card that paid, as the gateway says; null = no card, or not known.';
