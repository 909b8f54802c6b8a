/** Problems of the papers of periods: numbers without gaps and doubles, snapshots as they were formed. Joined by `union all`. */
export const PAPER_PROBLEMS = `
select 'papers ' || kind || ' of ' || year || ' have ' || numbers || ' numbers up to ' || largest || ', and the counter says '
    || coalesce(last::text, 'nothing') as problem
  from (select kind, year, count(distinct place) as numbers, max(place) as largest from agency_paper group by kind, year) as given
  left join agency_paper_counter as counter using (kind, year)
  where numbers <> largest or largest is distinct from last
union all
select 'paper ' || id || ' is not what was formed' from agency_paper
  where digest <> encode(sha256(convert_to(snapshot, 'UTF8')), 'hex')
union all
select 'paper ' || paper.id || ' corrects a paper of another seller, kind or period'
  from agency_paper as paper join agency_paper as former on former.id = paper.corrects
  where (paper.kind, paper.organization_id, paper.period, paper.revision)
    is distinct from (former.kind, former.organization_id, former.period, former.revision + 1)`
