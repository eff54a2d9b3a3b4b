import { useState } from 'react';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { FacilityPoster } from '#src/components/entity/facility/FacilityPoster.tsx';
import { PageVideo, useVideoSource } from '#src/components/shared/video/PageVideo.tsx';
import type { MediaSlide } from '#src/domain/entities/Facility.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { playIcon } from '#src/ui/Icon/glyphs.ts';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** Photos and videos with a thumbnail strip; leaving a slide pauses its video (D-101, D-011, C-127, Q-368). */
export function FacilityMediaGallery() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  const videoSource = useVideoSource();
  const [current, setCurrent] = useState(0);
  if (!facility) return null;
  const slides = facility.mediaGallery.filter((slide) => slide.kind === 'photo' || videoSource(slide));
  if (slides.length === 0) {
    return (
      <EditingNote
        name="FacilityMediaGallery"
        missing={['c_mediaGallery']}
        reason={facility.mediaGallery.length > 0 ? t('facility.videoNotSetUp') : undefined}
      />
    );
  }
  const videoTitle = t('facility.videoAbout', { name: facility.displayName ?? facility.name });
  const media = (slide: MediaSlide, index: number) => {
    if (slide.kind === 'photo') {
      const { url, alternateText } = slide.image;
      return <img className="FacilityMediaGallery-photo" src={url} alt={alternateText} loading="lazy" />;
    }
    const source = videoSource(slide);
    const poster = <FacilityPoster facility={facility} />;
    return source ? (
      <PageVideo source={source} title={videoTitle} isPaused={index !== current} poster={poster} />
    ) : null;
  };
  return (
    <div className="FacilityMediaGallery">
      <EntitySection isPrinted={false} title={t('facility.gallery')}>
        <Carousel
          label={t('facility.photosAndVideos')}
          thumbnails
          onSlideChange={setCurrent}
          labels={{
            previous: t('facility.previousSlide'),
            next: t('facility.nextSlide'),
            position: (index, count) => t('facility.slideOf', { index, count }),
            carousel: t('facility.carousel'),
            slide: t('facility.slide'),
          }}
          slides={slides.map((slide, index) => ({
            id: String(index),
            label: t('facility.showSlide', { index: index + 1, count: slides.length }),
            content: (
              <figure className="FacilityMediaGallery-figure">
                <div className="FacilityMediaGallery-media">{media(slide, index)}</div>
                {slide.description ? (
                  <figcaption>
                    <EntityProse size="small" html={slide.description} />
                  </figcaption>
                ) : null}
              </figure>
            ),
            thumbnail:
              slide.kind === 'photo' ? (
                <img src={slide.image.url} alt="" loading="lazy" />
              ) : (
                <span className="FacilityMediaGallery-tile">
                  <FacilityPoster facility={facility} />
                  <Icon icon={playIcon} />
                </span>
              ),
          }))}
        />
      </EntitySection>
    </div>
  );
}
