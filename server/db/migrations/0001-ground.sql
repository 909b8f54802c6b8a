-- The ground everything stands on: extensions, money, regions.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Money is whole kopecks, never negative. An integer holds 21 474 836,47 roubles, the most one order may cost.
create domain kopecks as integer check (value >= 0);
-- «01» … «99»: the KLADR code, always two characters (sheet 12b).
create domain region_code as text check (value ~ '^[0-9]{2}$');
create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);

create table region (
  code region_code primary key,
  name text not null,
  time_zone text not null
);
comment on table region is 'Regions of the gazetteer; filled at start from domain/geo/regions and strings/ru/regions.';
