-- Long jobs whose changes can be taken back: what each record was before, and the job that takes them back. No job is
-- taken back twice. It is forgotten with the job, a month after it was over.
alter table staff_job_rows add column was jsonb;
alter table staff_jobs add column undoes uuid;
