-- A plan that was made while the tables were small reads them whole, and is kept: a load of many products
-- took longer for each thousand of them.
alter function note_pictures() set plan_cache_mode = 'force_custom_plan';
