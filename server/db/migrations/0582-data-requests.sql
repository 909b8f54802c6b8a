-- Requests of people about their personal data, and the last runs of the tasks that delete data by age.
create table data_request (
  id integer generated always as identity primary key,
  customer_id integer not null references customer,
  kind text not null check (kind in ('export', 'correction', 'deletion')),
  source text not null check (source in ('account', 'letter')),
  text text check (length(text) between 1 and 2000),
  received_on date not null,
  answer_by date not null,
  state text not null check (state in ('new', 'ready', 'running', 'done', 'canceled')),
  prepared_by integer references office_member,
  approved_by integer references office_member,
  result text check (length(result) between 1 and 2000),
  done_at timestamptz
);
comment on table data_request is 'A request about personal data (152-FZ). The row stays without its texts when the person is erased, as proof of the answer.';
create index data_request_open on data_request (answer_by, id) where state in ('new', 'ready', 'running');
create index data_request_by_customer on data_request (customer_id, id desc);

create table retention_run (
  task text primary key,
  ran_at timestamptz not null,
  rows integer not null
);
comment on table retention_run is 'The last run of each task that deletes data by age, with the number of rows.';
