/**
 * What a remote's route may look like, and which paths it matches, as React Router 7 reads patterns: without regard to
 * case, `:name` for one segment, `?` behind a segment that may be left out, `*` at the end for whatever follows.
 */

/** A pattern without its optional parts, by segments; `:` stands for any one segment, `*` for any number of them. */
type Shape = readonly string[];

/** Each doubles what a router has to write out; with thirty, every browser would stand still. */
const MOST_OPTIONAL = 3;
/** No dot: names with one are the web server's files. */
const FIRST = /^[a-z0-9][a-z0-9-]*$/;
/** A fixed segment, one that may be left out, or a parameter; `.` and `..` are none. */
const SEGMENT = /^([A-Za-z0-9_~-][\w.~-]*|[\w-]+\?|:[A-Za-z_]\w*\??)$/;

export const segmentsOf = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'));

/** The part of a path that has an owner, in small letters: `/products/:id` is in `products`, `/` in the empty one. */
export const firstSegmentOf = (path: string): string => (segmentsOf(path)[0] ?? '').toLowerCase();

/** Says what is wrong with a route's pattern, if anything is. */
export function patternFault(path: string): string | undefined {
  const segments = segmentsOf(path);
  const [first] = segments;
  if (first === undefined) return undefined;
  if (!FIRST.test(first)) {
    return `${path} must begin with a fixed segment of small letters, digits and dashes, or be / alone.`;
  }
  const rest = segments.at(-1) === '*' ? segments.slice(0, -1) : segments;
  const wrong = rest.find((segment) => !SEGMENT.test(segment));
  if (wrong !== undefined) return `${path} has the part '${wrong}', which is no segment that a route may have.`;
  const optional = rest.filter((segment) => segment.endsWith('?')).length;
  if (optional > MOST_OPTIONAL) return `${path} may have ${MOST_OPTIONAL} optional parts at most.`;
  return undefined;
}

/** Every form of a pattern that `patternFault` has nothing against: with and without each of its optional parts. */
export function shapesOf(path: string): Shape[] {
  return segmentsOf(path).reduce<string[][]>(
    (shapes, segment) => {
      const required = segment.replace(/\?$/, '');
      const name = required.startsWith(':') ? ':' : required.toLowerCase();
      const longer = shapes.map((shape) => [...shape, name]);
      return segment.endsWith('?') ? [...shapes, ...longer] : longer;
    },
    [[]],
  );
}

/** Whether some path is matched by both. */
function shapesMeet(a: Shape, b: Shape): boolean {
  const [first, ...rest] = a;
  const [other, ...others] = b;
  if (first === '*' || other === '*') return true;
  if (first === undefined || other === undefined) return first === other;
  return (first === ':' || other === ':' || first === other) && shapesMeet(rest, others);
}

/** Whether some path is matched by both patterns. */
export function patternsMeet(a: string, b: string): boolean {
  const others = shapesOf(b);
  return shapesOf(a).some((shape) => others.some((other) => shapesMeet(shape, other)));
}
