/** Of pages without scripts, on the shop's own tokens (shared/src/styles/tokens.css): its main sheet stands before it. */
export const PLAIN_STYLE = `@layer remote{
header,main{inline-size:min(95%,75rem);margin-inline:auto;padding-inline:max(0px,1rem - 2.5%)}
header{display:flex;align-items:center;min-block-size:4.5rem}
.bar{border-block-end:1px solid var(--color-line)}
.mark{display:inline-flex;gap:var(--space-2);align-items:center;min-block-size:var(--target);font-family:var(--font-display);font-size:1.375rem;font-weight:500;letter-spacing:-.015em;text-decoration:none}
.mark svg{color:var(--color-accent)}
main{padding-block:clamp(2rem,8vh,5rem) 5rem}
main>*,form{max-inline-size:34rem}
main p{margin-block:0 1rem}
main .onward{margin-block-start:2rem}
h1{margin-block-end:1rem;font-size:var(--text-3xl)}
h2{margin-block:2.5rem .5rem;font-size:var(--text-xl)}
.quiet,.hint,small{color:var(--color-ink-muted);font-size:var(--text-sm)}
.state{display:inline-block;padding:.125rem .75rem;border-radius:var(--radius-full);background:var(--color-sunken);font-weight:600}
.row{display:grid;gap:var(--space-1);margin-block-end:var(--space-5)}
label{font-weight:600;font-size:var(--text-sm)}
input,select,textarea{inline-size:100%;min-block-size:3rem;padding:.625rem .875rem;border:1px solid var(--color-line-strong);border-radius:var(--radius-md);background:var(--color-surface);color:var(--color-ink);font:inherit}
[aria-invalid]{border-color:var(--color-danger)}
main .hint,main .error{margin:0}
.error{color:var(--color-danger);font-size:var(--text-sm)}
.banner{padding:var(--space-3) var(--space-4);border:1px solid var(--color-danger);border-radius:var(--radius-md);color:var(--color-danger)}
button{min-block-size:3.25rem;padding-inline:2rem;border:0;border-radius:var(--radius-full);background:var(--color-ink);color:var(--color-paper);font:inherit;font-weight:600;cursor:pointer}
ul{margin:0;padding:0;border-block-end:1px solid var(--color-line);list-style:none}
li{padding-block:var(--space-3);border-block-start:1px solid var(--color-line)}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
}`;
