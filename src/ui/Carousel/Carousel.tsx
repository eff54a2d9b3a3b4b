import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import { carouselMeasures } from './carouselMeasures.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
  /** What the slide shows, for its thumbnail's name. */
  label: string;
  thumbnail?: ReactNode;
}

export interface CarouselProps {
  /** The name of the carousel. */
  label: string;
  slides: readonly CarouselSlide[];
  labels: {
    previous: string;
    next: string;
    /** "2 of 5" */
    position: (slide: number, count: number) => string;
    /** The word for the widget and for a slide, in the page's language ("carousel", "slide"). */
    carousel: string;
    slide: string;
  };
  /** Show the strip of thumbnails. */
  thumbnails?: boolean;
  /** gallery: one slide at a time at the gallery's height. cards: as many as fit, of at least 17.5rem. */
  look?: 'gallery' | 'cards';
  onSlideChange?: (index: number) => void;
}

/**
 * Slides on a track that scrolls and snaps: works by touch and keyboard before scripts run; buttons and
 * thumbnails are added to it and stay in step. It never moves by itself.
 */
export function Carousel({
  label,
  slides,
  labels,
  thumbnails = false,
  look = 'gallery',
  onSlideChange,
}: CarouselProps) {
  const { track, strip, current, go, onScroll } = useTrack(slides.length, look, onSlideChange);
  const count = slides.length;
  if (count === 0) return null;
  return (
    <section
      className={cx('Carousel', `Carousel-${look}`)}
      aria-label={label}
      aria-roledescription={labels.carousel}
    >
      <div className="Carousel-stage">
        <ul
          ref={track}
          className="Carousel-track"
          // A scrolling region needs to be reachable by keyboard when nothing inside it is.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={label}
          onScroll={onScroll}
        >
          {slides.map((slide, index) => (
            <li key={slide.id} className="Carousel-slide">
              <div
                role="group"
                aria-roledescription={labels.slide}
                aria-label={labels.position(index + 1, count)}
              >
                {slide.content}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 ? <Controls labels={labels} current={current} count={count} go={go} /> : null}
      {thumbnails && count > 1 ? (
        <Thumbnails strip={strip} slides={slides} current={current} go={go} />
      ) : null}
    </section>
  );
}

/** The track and its strip of thumbnails: which slide is current, however it came there, and the way to another. */
function useTrack(count: number, look: CarouselProps['look'], onSlideChange: CarouselProps['onSlideChange']) {
  const track = useRef<HTMLUListElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const settle = (index: number) => {
    if (index === current) return;
    setCurrent(index);
    onSlideChange?.(index);
  };
  const go = (index: number) => {
    const target = Math.max(0, Math.min(index, count - 1));
    const list = track.current;
    const slide = list?.children[target];
    if (list && slide instanceof HTMLElement) list.scrollLeft = slide.offsetLeft - list.offsetLeft;
    settle(target);
  };
  const onScroll = () => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const children = [...list.children].filter((child) => child instanceof HTMLElement);
    const nearest = children.reduce(
      (best, child, index) => {
        const away = Math.abs(child.offsetLeft - list.offsetLeft - list.scrollLeft);
        return away < best.away ? { index, away } : best;
      },
      { index: 0, away: Infinity },
    );
    settle(atEnd && list.scrollLeft > 0 && look === 'gallery' ? count - 1 : nearest.index);
  };
  // The strip follows the main slide, without touching the page's own scroll position.
  useEffect(() => {
    const list = strip.current;
    const thumb = list?.children[current];
    if (list && thumb instanceof HTMLElement) {
      list.scrollLeft = thumb.offsetLeft - list.offsetLeft - (list.clientWidth - thumb.clientWidth) / 2;
    }
  }, [current]);
  return { track, strip, current, go, onScroll };
}

type Steering = Pick<ReturnType<typeof useTrack>, 'current' | 'go'>;

function Controls({
  labels,
  current,
  count,
  go,
}: Steering & Pick<CarouselProps, 'labels'> & { count: number }) {
  return (
    <div className="Carousel-controls">
      <span className="Carousel-position" aria-live="polite">
        {labels.position(current + 1, count)}
      </span>
      <Button
        look="outline"
        icon={chevronLeftIcon}
        iconLabel={labels.previous}
        aria-disabled={current === 0}
        onClick={() => go(current - 1)}
      />
      <Button
        look="outline"
        icon={chevronRightIcon}
        iconLabel={labels.next}
        aria-disabled={current === count - 1}
        onClick={() => go(current + 1)}
      />
    </div>
  );
}

function Thumbnails({
  strip,
  slides,
  current,
  go,
}: Steering & Pick<CarouselProps, 'slides'> & Pick<ReturnType<typeof useTrack>, 'strip'>) {
  const isScrolling = slides.length > carouselMeasures.scrollingAbove;
  return (
    <ul ref={strip} className={cx('Carousel-strip', isScrolling ? 'Carousel-scrolling' : 'Carousel-fixed')}>
      {slides.map((slide, index) => (
        <li key={slide.id}>
          <button
            type="button"
            className="Carousel-thumb"
            aria-label={slide.label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => go(index)}
          >
            {slide.thumbnail ?? slide.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
