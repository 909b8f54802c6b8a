-- A message about no matter: a paper that ends, a decided appeal, the limit of the self-employed.
alter table seller_message add column key text;
comment on column seller_message.key is 'Key of a message to the owners besides matters, once per channel; null = a message about matters, or a trial.';
