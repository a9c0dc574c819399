-- Who is gone has no name here: the screens say who that was, each in its language.
update reviews set author_name = '' where user_id is null and author_name = 'Former customer';
