// @ts-check
/* global EventSource, location */
/** In pages of `npm run dev` alone: loads the page again when the shell or the API behind it was built again. */
new EventSource('/dev/reloads').addEventListener('reload', () => location.reload());
