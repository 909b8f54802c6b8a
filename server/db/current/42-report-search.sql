create or replace view report_search as
select phrase, region_code, day, times from search_empty;
comment on view report_search is 'Searches that found nothing, without whoever searched; kept for 90 days.
phrase: the words. region_code: region of the search, 00 = unknown. day: day in the time zone of the market. times: how often on this day.';
